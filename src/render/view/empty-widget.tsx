/** Renders in place of a widget that is unknown, broken, or waiting for facts. */
export function EmptyWidget() {
  return <div className="place" />;
}
