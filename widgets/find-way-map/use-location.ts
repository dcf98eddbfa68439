import { useCallback, useEffect, useState } from 'react';
import type { GeoPoint } from '#wayfinding';

export interface Fix extends GeoPoint {
  /** Radius of accuracy in metres. */
  readonly accuracy: number;
  readonly at: number;
}

export interface Located {
  readonly state: 'off' | 'waiting' | 'known' | 'denied' | 'none';
  readonly fix?: Fix;
  /** Asks for the location; the browser may ask the visitor. */
  locate(): void;
}

/** Follows the location while the page is visible. It starts on request, or by itself where the visitor has already allowed it. */
export function useLocation(isWanted: boolean): Located {
  const [isOn, setIsOn] = useState(false);
  const [isVisible, setIsVisible] = useState(true);
  const [result, setResult] = useState<Omit<Located, 'locate'>>({ state: 'off' });

  useEffect(() => {
    if (!isWanted || isOn) return;
    let isCurrent = true;
    // If permissions cannot be read, the visitor presses the button.
    navigator.permissions?.query({ name: 'geolocation' }).then(({ state }) => { if (isCurrent && state === 'granted') setIsOn(true); }, () => undefined);
    return () => { isCurrent = false; };
  }, [isWanted, isOn]);

  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (!isOn || !isVisible) return;
    const { geolocation } = navigator;
    const id = geolocation.watchPosition(
      ({ coords, timestamp }) => setResult({ state: 'known', fix: { lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy, at: timestamp } }),
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) setIsOn(false);
        setResult(({ fix }) => (code === PERMISSION_DENIED ? { state: 'denied' } : fix === undefined ? { state: 'none' } : { state: 'known', fix }));
      },
      { enableHighAccuracy: true, maximumAge: 5000, timeout: 15_000 },
    );
    return () => geolocation.clearWatch(id);
  }, [isOn, isVisible]);

  const locate = useCallback(() => {
    if (!('geolocation' in navigator)) return setResult({ state: 'none' });
    setResult((before) => (before.state === 'known' ? before : { state: 'waiting' }));
    setIsOn(true);
  }, []);
  return { ...result, locate };
}
