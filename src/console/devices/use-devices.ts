import { useEffect, useRef } from 'react';
import { useFetch } from '../settings/use-fetch.ts';
import type { VenueDevices } from './devices.ts';

const EACH_MS = 10_000;

/** Reads the devices of a venue, and again every ten seconds. */
export const useDevices = (venue: string) => {
  const { answer, hasFailed, refetch } = useFetch<VenueDevices>(`/devices/${venue}`);
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    const timer = setInterval(() => latest.current(), EACH_MS);
    return () => clearInterval(timer);
  }, []);
  return { answer: answer?.venue === venue ? answer : undefined, hasFailed, refetch };
};
