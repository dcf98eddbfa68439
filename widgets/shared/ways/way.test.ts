import { describe, expect, it } from 'vitest';
import { addRecent, readPark, readRecent, readWay, wayQuery } from './way.ts';
import { parkData } from './way-sample.ts';

describe('a request for directions', () => {
  it('stands in the address: what is invalid or too much is left out, defaults are not written', () => {
    expect(readWay({ to: '101', via: '1,2,3,4', mode: 'shade' })).toEqual({
      from: 'here',
      to: '101',
      via: ['1', '2', '3'],
      mode: 'shade',
    });
    expect(readWay({ from: '<b>', to: 'a b', via: ',,', mode: 'fly' })).toEqual({
      from: '',
      to: '',
      via: [],
      mode: undefined,
    });
    expect(wayQuery(readWay({ from: 'here', to: '101' }))).toEqual({ from: '', to: '101', via: '', mode: '' });
    expect(readWay(wayQuery(readWay({ from: '7', to: '8', via: '9', mode: 'fast' })))).toEqual({
      from: '7',
      to: '8',
      via: ['9'],
      mode: 'fast',
    });
  });

  it('keeps five recent destinations, the last one first', () => {
    expect(readRecent(addRecent(['1', '2', '3', '4', '5'], '3'))).toEqual(['3', '1', '2', '4', '5']);
    expect(readRecent(addRecent(['1', '2', '3', '4', '5'], '6'))).toEqual(['6', '1', '2', '3', '4']);
    expect(readRecent('<b>,1')).toEqual(['1']);
  });

  it('needs all three answers', () => {
    expect(readPark({ ...parkData, graph: { state: 'waiting' } })).toBe('waiting');
    expect(readPark({ ...parkData, graph: { state: 'failed' } })).toBe('failed');
    expect(readPark({ ...parkData, graph: { state: 'ready', value: {} } })).toBe('failed');
    expect(readPark(parkData)).toMatchObject({ facilities: [{ facilityId: '101' }, {}, {}, {}] });
  });
});
