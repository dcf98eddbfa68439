import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/action.schema';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { stateTexts } from '../facility-texts.ts';
import { wayQueries } from '../way.ts';

/** Texts of the steps. `{{name}}` is a facility or a layer, `{{term}}` the turn. */
const stepTexts = {
  type: 'object',
  additionalProperties: false,
  required: ['start', 'startAt', 'turnAt', 'slightLeft', 'left', 'sharpLeft', 'slightRight', 'right', 'sharpRight', 'back', 'stairs', 'lift', 'stairsTo', 'enter', 'stop', 'arrive', 'onLeft', 'onRight', 'shade'],
  properties: {
    start: messageKey,
    startAt: messageKey,
    turnAt: messageKey,
    slightLeft: messageKey,
    left: messageKey,
    sharpLeft: messageKey,
    slightRight: messageKey,
    right: messageKey,
    sharpRight: messageKey,
    back: messageKey,
    stairs: messageKey,
    lift: messageKey,
    stairsTo: messageKey,
    enter: messageKey,
    stop: messageKey,
    arrive: messageKey,
    onLeft: messageKey,
    onRight: messageKey,
    shade: messageKey,
  },
} as const;

export const schema = {
  type: 'object',
  description: 'Routes on the map over the whole window: three kinds with their minutes, steps, and guidance that follows the visitor. The location never leaves the device. `form`: page on which places are chosen; `denied`: runs when the location is not allowed.',
  additionalProperties: false,
  required: ['heights', 'initial', 'form', 'denied', 'texts', 'steps', 'state'],
  properties: {
    heights: { enum: ['part', 'full'], description: 'Heights of the sheet. part: calc(100% - 9.6rem), 45 %, 18rem. full: 100 %, 100 %, 45 %.' },
    initial: { enum: [3, 2, 1], description: 'First position of the sheet: 3 top, 2 middle, 1 bottom.' },
    form: actionSchema,
    denied: actionSchema,
    steps: stepTexts,
    state: stateTexts,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'map', 'layers', 'steps', 'here', 'change', 'swap', 'modes', 'fast', 'stepFree', 'shade', 'minutes', 'metres', 'arrival', 'noStairs', 'share', 'start', 'stop', 'planning', 'noRoute', 'noPlace',
        'locate', 'locating', 'denied', 'noSignal', 'outside', 'next', 'rerouted', 'arrived', 'left', 'grip', 'top', 'mid', 'bottom', 'showHere', 'noMap', 'noPicture',
      ],
      properties: {
        map: { ...messageKey, description: 'Name of the map; {{name}} is the destination.' },
        layers: { ...messageKey, description: 'Name of the choice of floors.' },
        steps: { ...messageKey, description: 'Name of the list of steps.' },
        here: messageKey,
        change: { ...messageKey, description: 'Link to the form.' },
        swap: messageKey,
        modes: { ...messageKey, description: 'Name of the choice of routes.' },
        fast: messageKey,
        stepFree: messageKey,
        shade: messageKey,
        minutes: { ...messageKey, description: '{{count}} minutes.' },
        metres: { ...messageKey, description: '{{count}} metres.' },
        kilometres: { ...messageKey, description: 'Distances from 1,000 metres on; {{count}} kilometres.' },
        arrival: { ...messageKey, description: '{{name}} is the time.' },
        noStairs: { ...messageKey, description: 'Badge of a route without stairs.' },
        share: messageKey,
        start: { ...messageKey, description: 'Begins the guidance.' },
        stop: { ...messageKey, description: 'Ends the guidance.' },
        planning: messageKey,
        noRoute: messageKey,
        noPlace: { ...messageKey, description: 'A place is missing or unknown.' },
        locate: { ...messageKey, description: 'Button that asks for the location.' },
        locating: messageKey,
        denied: messageKey,
        noSignal: messageKey,
        outside: { ...messageKey, description: 'The visitor is not in the park.' },
        next: { ...messageKey, description: 'Next step in the guidance: {{term}} after the distance {{name}}.' },
        rerouted: messageKey,
        arrived: { ...messageKey, description: '{{name}} is the destination.' },
        grip: { ...messageKey, description: 'Name of the grip of the sheet.' },
        top: messageKey,
        mid: messageKey,
        bottom: messageKey,
        showHere: { ...messageKey, description: 'Button that shows the location on the map.' },
        noMap: { ...messageKey, description: 'Message above the steps if there is no map.' },
        noPicture: { ...messageKey, description: 'Message over the map if its picture does not load.' },
        left: { ...messageKey, description: 'Rest of the route: {{minutes}} minutes, the distance {{name}}.' },
      },
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({ name: 'find-way-map', v: 1, place: 'page', holds: 'nothing', schema, migrations: {}, later: ['denied'], queries: wayQueries });
