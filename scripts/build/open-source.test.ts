import { expect, it } from 'vitest';
import { findUnknownLicences, listPackages } from './open-source.ts';

it('lists the packages of the product with version, licence and text, and no tool', () => {
  const packages = listPackages();
  const react = packages.find(({ name }) => name === 'react');
  expect(react).toMatchObject({ licence: 'MIT', text: expect.stringContaining('MIT License') });
  expect(react?.version).toMatch(/^\d+\.\d+\.\d+/);
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['pretendard', 'fastify', '@iconify-json/tabler']));
  expect(names.filter((name) => ['vitest', 'typescript', 'playwright'].includes(name))).toEqual([]);
  expect(packages.filter(({ text }) => text !== '').length).toBeGreaterThan(packages.length * 0.9);
});

it('finds licences that are missing or not allowed', () => {
  expect(findUnknownLicences()).toEqual([]);
  expect(
    findUnknownLicences({
      '': {},
      'node_modules/free': { license: '(GPL-3.0 OR MIT)' },
      'node_modules/both': { license: 'MIT AND GPL-3.0' },
      'node_modules/@a/none': {},
      'node_modules/tool': { license: 'GPL-3.0', dev: true },
    }),
  ).toEqual(['both: MIT AND GPL-3.0', '@a/none: no licence']);
});
