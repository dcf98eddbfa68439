import { AccessPanel } from './access-panel.tsx';
import { AlarmsPanel } from './alarms-panel.tsx';
import { ApartPanel } from './apart-panel.tsx';
import { LookUpsPanel } from './look-ups-panel.tsx';
import { ReportPanel } from './report-panel.tsx';

/** Shows privacy officers alarms, look-ups, the monthly report, the access log, and the records apart. */
export function PrivacyPart() {
  return (
    <>
      <AlarmsPanel />
      <LookUpsPanel />
      <ReportPanel />
      <AccessPanel />
      <ApartPanel />
    </>
  );
}
