import { useEffect, useRef } from 'react';
import css from './component.module.css';

interface AnswerListProps {
  readonly titleId: string;
  readonly texts: readonly string[];
}

/** The result, shown instead of the fields. It takes the focus from the removed button. */
export function AnswerList({ titleId, texts }: AnswerListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <ul ref={list} tabIndex={-1} className={css['answers']} aria-labelledby={titleId}>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
