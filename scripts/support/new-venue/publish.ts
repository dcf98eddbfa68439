import { readDocuments } from '#content/documents/read-documents';

interface Refusal {
  readonly errorMessage?: string;
  readonly problems?: readonly {
    readonly at: { readonly type: string; readonly id: string; readonly pointer: string };
    readonly text: { readonly en: string };
    readonly hint: { readonly en: string };
  }[];
}

/** Saves the folder's documents as drafts at a running site and makes a release of them. Returns its number; throws with the reasons when refused. */
export async function publishFolder(folder: string, site: string, token: string): Promise<number> {
  const { documents, problems } = await readDocuments(folder);
  if (problems.length > 0 || documents.length === 0)
    throw new Error(
      problems.map(({ at, text }) => `${at.file}:${at.line ?? 1} ${text.en}`).join('\n') ||
        `${folder} holds no documents.`,
    );
  await post(site, token, 'import', { documents: documents.map(({ body }) => body) });
  const release = await post(site, token, 'releases', {
    message: `Documents of ${folder.split(/[\\/]/).at(-1)}`,
    drafts: documents.map(({ type, id }) => ({ type, id })),
  });
  return Number(release['number']);
}

async function post(
  site: string,
  token: string,
  call: string,
  body: object,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(new URL(`/api/console/v1/${call}`, site), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as Readonly<Record<string, unknown>> & Refusal;
  if (answer.ok) return said;
  const reasons = (said.problems ?? []).map(
    ({ at, text, hint }) => `${at.type}/${at.id} ${at.pointer}: ${text.en} ${hint.en}`,
  );
  throw new Error([`${site} refused (${answer.status}): ${said.errorMessage ?? ''}`, ...reasons].join('\n'));
}
