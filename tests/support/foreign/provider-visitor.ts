interface Step {
  readonly url: string;
  readonly form?: URLSearchParams;
}

interface Visit {
  /** Number of the account. */
  readonly account: string;
  /** Goes back instead of agreeing. */
  readonly refuses?: boolean;
  /** Cookies of a browser that comes again. */
  readonly cookies?: Map<string, string>;
}

const MOST_STEPS = 12;

/** Fills in the form of a page, as the person. */
const pressed = (html: string, page: string, { account, refuses = false }: Visit): Step => {
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1] ?? '';
  const prompt = /name="prompt" value="([^"]+)"/.exec(html)?.[1] ?? '';
  if (prompt === '') throw new Error(`The provider shows another page: ${html.slice(0, 400)}`);
  const url = new URL(action, page).href;
  if (prompt === 'consent' && refuses) return { url: `${url.replace(/\/$/, '')}/abort` };
  return {
    url,
    form: new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: account, password: 'any' } : {}) }),
  };
};

/** A person's browser at a provider: follows redirects, keeps cookies, logs in and agrees. Returns the address of the site that it is sent back to. */
export const visitProvider = async (address: string, visit: Visit): Promise<URL> => {
  const { origin } = new URL(address);
  const { cookies = new Map<string, string>() } = visit;
  let step: Step = { url: address };
  for (let count = 0; count < MOST_STEPS; count++) {
    const answer = await fetch(step.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(step.form === undefined ? {} : { method: 'POST', body: step.form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    const next = location === null ? undefined : new URL(location, step.url);
    if (next !== undefined && next.origin !== origin) return next;
    step = next === undefined ? pressed(await answer.text(), step.url, visit) : { url: next.href };
  }
  throw new Error('The provider never sends the person back.');
};
