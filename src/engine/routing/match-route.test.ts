import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { compileRoutes, type RoutePattern } from '../compile/compile-routes.ts';
import { decodeSegments } from './canonical-path.ts';
import { matchRoute } from './match-route.ts';

const match = (patterns: readonly string[], path: string) => {
  const segments = decodeSegments(path);
  const found =
    segments && matchRoute(compileRoutes(patterns.map((pattern) => ({ pattern, page: pattern }))), segments);
  return found && { pattern: 'page' in found.end ? found.end.page : '', params: found.params };
};

describe('matchRoute', () => {
  const patterns = [
    '/',
    '/a',
    '/a/b',
    '/a/{id}',
    '/a/{id}/edit',
    '/{any}/new',
    '/a/{rest*}',
    '/x/y/z',
    '/x/{p}/w',
    '/{q}/y/v',
    '/{all*}',
  ];
  it.each([
    ['a literal before a parameter', '/a/b', '/a/b', {}],
    ['a parameter before the rest', '/a/c', '/a/{id}', { id: 'c' }],
    ['a literal below a parameter', '/a/c/edit', '/a/{id}/edit', { id: 'c' }],
    ['the rest if the parameter does not match further', '/a/c/d', '/a/{rest*}', { rest: 'c/d' }],
    ['the rest below the same literal', '/a/b/c', '/a/{rest*}', { rest: 'b/c' }],
    ['a parameter after a literal without a match', '/x/y/w', '/x/{p}/w', { p: 'y' }],
    ['a parameter two levels up after both led nowhere', '/x/y/v', '/{q}/y/v', { q: 'x' }],
    ['no values of failed branches', '/x/q/new', '/{all*}', { all: 'x/q/new' }],
    ['the root alone at the root', '/', '/', {}],
    ['the catch-all as last resort', '/b/c', '/{all*}', { all: 'b/c' }],
  ])('takes %s', (_, path, pattern, params) => {
    expect(match(patterns, path)).toEqual({ pattern, params });
  });

  it('needs at least one segment for the rest', () => {
    expect(match(['/a/{rest*}'], '/a')).toBeUndefined();
  });

  it('keeps the first of two equal patterns', () => {
    expect(match(['/a/{id}', '/a/{other}'], '/a/1')).toEqual({ pattern: '/a/{id}', params: { id: '1' } });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('treats %s as an ordinary literal', (word) => {
    expect(match(['/a'], `/${word}`)).toBeUndefined();
    expect(match([`/${word}`, '/{id}'], `/${word}`)).toEqual({ pattern: `/${word}`, params: {} });
    expect(match(['/{id}'], `/${word}`)).toEqual({ pattern: '/{id}', params: { id: word } });
  });

  it('works on routes restored from JSON', () => {
    const routes = compileRoutes(['/__proto__/a', '/{id}/b'].map((pattern) => ({ pattern, page: pattern })));
    const travelled = JSON.parse(JSON.stringify(routes)) as typeof routes;
    for (const path of ['/__proto__/a', '/__proto__/b', '/constructor/a']) {
      expect(matchRoute(travelled, decodeSegments(path) ?? [])).toEqual(matchRoute(routes, decodeSegments(path) ?? []));
    }
  });

  it('matches encoded and plain literals, in the address and in the pattern', () => {
    expect(match(['/소식/{id}'], '/%EC%86%8C%EC%8B%9D/1')).toEqual({ pattern: '/소식/{id}', params: { id: '1' } });
    expect(match(['/%EC%86%8C%EC%8B%9D'], '/소식')?.pattern).toBe('/%EC%86%8C%EC%8B%9D');
  });

  it('skips patterns that no address can match', () => {
    expect(match(['/a/../b', '/%E0%A4%A', '/a%2Fb'], '/')).toBeUndefined();
  });

  it('agrees with a naive matcher, for random routes and paths', () => {
    const word = fc.constantFrom('a', 'b', 'c', '__proto__');
    const part = fc.oneof({ weight: 3, arbitrary: word }, { weight: 2, arbitrary: fc.constantFrom('{p}', '{q}') });
    const pattern = fc
      .tuple(fc.array(part, { maxLength: 4 }), fc.boolean())
      .map(([parts, rest]) => `/${[...parts, ...(rest ? ['{r*}'] : [])].join('/')}`);
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 8 }), fc.array(word, { maxLength: 5 }), (patterns, segments) => {
        const routes = compileRoutes(
          patterns.map((one, index): RoutePattern => ({ pattern: one, page: String(index) })),
        );
        const end = matchRoute(routes, segments)?.end;
        expect(end && 'page' in end ? Number(end.page) : -1).toBe(naive(patterns, segments));
      }),
      { numRuns: 600 },
    );
  });
});

// Reference matcher: returns the matching pattern with the most specific segments from left to right; the first of equals.
const naive = (patterns: readonly string[], segments: readonly string[]): number => {
  const rank = (part: string) => (part.endsWith('*}') ? 2 : part.startsWith('{') ? 1 : 0);
  const fitting = patterns.flatMap((pattern, index) => {
    const parts = pattern.split('/').filter((part) => part !== '');
    const open = parts.at(-1)?.endsWith('*}') === true;
    const long = open ? segments.length >= parts.length : segments.length === parts.length;
    return long && parts.every((part, at) => rank(part) > 0 || part === segments[at])
      ? [{ index, ranks: parts.map(rank).join('') }]
      : [];
  });
  return fitting.sort((a, b) => (a.ranks < b.ranks ? -1 : a.ranks > b.ranks ? 1 : a.index - b.index))[0]?.index ?? -1;
};
