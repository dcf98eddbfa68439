import { useState } from 'react';
import { BottomSheet } from '#ui/overlays/bottom-sheet.tsx';
import { sheetPositions, type SheetPosition } from '#ui/overlays/sheet-position.ts';
import type { WidgetProps } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export function BottomSheetWidget({ settings: { heights, initial, texts }, children }: WidgetProps<Settings>) {
  const [position, setPosition] = useState<SheetPosition>(sheetPositions[initial]);
  return (
    <BottomSheet
      label={texts.sheet}
      texts={texts}
      position={position}
      onPosition={setPosition}
      heights={heights}
      wide="flow"
    >
      {children}
    </BottomSheet>
  );
}
