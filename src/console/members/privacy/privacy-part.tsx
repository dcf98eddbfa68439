import { AlarmsPanel } from './alarms-panel.tsx';
import { ApartPanel } from './apart-panel.tsx';
import { LookUpsPanel } from './look-ups-panel.tsx';
import { ReportPanel } from './report-panel.tsx';

/** What privacy officers see: alarms, look-ups, the report of a month, and the records apart. */
export function PrivacyPart() {
  return (
    <>
      <AlarmsPanel />
      <LookUpsPanel />
      <ReportPanel />
      <ApartPanel />
    </>
  );
}
