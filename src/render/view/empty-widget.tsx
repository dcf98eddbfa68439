/** Stands where a widget cannot: unknown, broken, or waiting for facts. Visitors see nothing amiss. */
export function EmptyWidget() {
  return <div className="place" />;
}
