import { Icon } from '../ui/icon.tsx';

/** What the server refused, read out as it comes. */
export function FormError({ problem }: { readonly problem: string | undefined }) {
  return <div role="alert">{problem === undefined ? null : <p className="problem"><Icon name="alert-triangle" /><span className="grow">{problem}</span></p>}</div>;
}
