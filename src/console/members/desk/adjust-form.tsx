import { useState, type SubmitEvent } from 'react';
import { adjustReasons, MOST_ADJUSTED } from '#schemas/calls/members/desk-answers';
import { call } from '../../api/client.ts';
import { useWords } from '../../texts/use-texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { deskStrings } from './strings.ts';
import { useDeskCall } from './use-desk-call.ts';

/** Form in which a lead agent proposes an adjustment of Som. */
export function AdjustForm({ venue, look }: { readonly venue: string; readonly look: string }) {
  const words = useWords(deskStrings);
  const showToast = useToast();
  const { isBusy, send } = useDeskCall();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState<(typeof adjustReasons)[number]>('CORRECTION');
  const value = Number(amount);
  const isGood = Number.isInteger(value) && value !== 0 && Math.abs(value) <= MOST_ADJUSTED;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isGood || isBusy) return;
    send(call('POST', `/members/${venue}/adjustments`, { body: { look, amount: value, reason } }), () => {
      setAmount('');
      showToast(words.proposed);
      window.dispatchEvent(new Event('members-adjusted'));
    });
  };
  return (
    <form className="row wrap members-adjust" aria-label={words.adjust} onSubmit={onSubmit}>
      <label className="field">
        <span className="label">{words.amount}</span>
        <input
          className="input num"
          type="number"
          step={1}
          min={-MOST_ADJUSTED}
          max={MOST_ADJUSTED}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </label>
      <label className="field">
        <span className="label">{words.reason}</span>
        <select
          className="select"
          value={reason}
          onChange={(event) => setReason(adjustReasons.find((one) => one === event.target.value) ?? 'CORRECTION')}
        >
          {adjustReasons.map((one) => (
            <option key={one} value={one}>
              {words.adjustReasons[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn" disabled={!isGood || isBusy}>
        {words.adjust}
      </button>
    </form>
  );
}
