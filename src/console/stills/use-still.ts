import { useEffect, useState } from 'react';
import { call, CallError } from '../api/client.ts';

/** A state of the site: what is live, a release, or the drafts that are named (none: all). */
export interface SiteState {
  readonly which: 'live' | 'drafts' | number;
  readonly only?: readonly string[];
}

export interface StillOrder {
  readonly state: SiteState;
  /** Picture to compare with; differences are outlined. */
  readonly against?: SiteState;
  readonly viewer: object;
  readonly path: string;
  /** Changes when the drafts do. */
  readonly mark?: string;
}

export interface Still {
  readonly url: string;
  readonly marks?: number;
}

const goodForMinutes = 60;

/** The address of a page standing still; `noHost` where there can be none, undefined while it is asked for. */
export const useStill = ({
  state,
  against,
  viewer,
  path,
  mark = '',
}: StillOrder): Still | 'noHost' | 'failed' | undefined => {
  const body = JSON.stringify({
    ...state,
    ...(against === undefined ? {} : { against }),
    viewer,
    path,
    minutes: goodForMinutes,
  });
  const name = `${mark} ${body}`;
  const [known, setKnown] = useState<{ readonly name: string; readonly still: Still | 'noHost' | 'failed' }>();
  useEffect(() => {
    let isOver = false;
    const settle = (still: Still | 'noHost' | 'failed'): void => {
      if (!isOver) setKnown({ name, still });
    };
    call<{ readonly still: string; readonly marks?: number }>('POST', '/previews', {
      body: JSON.parse(body) as object,
    }).then(
      ({ still, marks }) => settle({ url: still, ...(marks === undefined ? {} : { marks }) }),
      (error: unknown) => settle(error instanceof CallError && error.code === 'PREVIEW_HOST' ? 'noHost' : 'failed'),
    );
    return () => {
      isOver = true;
    };
  }, [body, name]);
  return known?.name === name ? known.still : undefined;
};
