import { useEffect, useState } from 'react';

/** Time of this device, renewed every half minute; undefined on the server, which must draw the same. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
