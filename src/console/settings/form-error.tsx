import { Icon } from '../ui/icon.tsx';

/** Error of a form as an alert. */
export function FormError({ problem }: { readonly problem: string | undefined }) {
  return <div role="alert">{problem === undefined ? null : <p className="problem"><Icon name="alert-triangle" /><span className="grow">{problem}</span></p>}</div>;
}
