import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

/** General part of the API description; the rest comes from the schemas of the routes. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Promenade',
      version: '1',
      description: "Publishing of documents, and the calls that a visitor's site reads.",
    },
    components: {
      securitySchemes: {
        consoleToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of a person, or CONSOLE_TOKEN of this server',
        },
        deviceToken: { type: 'http', scheme: 'bearer', description: 'The token that a device got when it joined' },
        consoleSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'console_session',
          description: 'Of somebody who has signed in; calls that change something also send X-Console',
        },
      },
    },
    tags: [
      {
        name: 'publishing',
        description: 'Documents, drafts and releases, for the people of the console and programs of theirs',
      },
      { name: 'operators', description: 'People of the console, their rights, sessions, tokens, and the journal' },
      { name: 'media', description: 'Uploads of pictures for documents' },
      { name: 'contents', description: 'Contents of the live release' },
      { name: 'common', description: 'Page meta, codes, messages, menus of the live release' },
      { name: 'accounts', description: 'Login, its tokens, passwords' },
      { name: 'members', description: 'What members read and say of themselves' },
      { name: 'devices', description: 'Gates and points of sale: codes, coupons, meals, gift cards' },
      { name: 'live', description: 'Which release is live' },
      { name: 'health', description: 'Whether this process lives and is ready' },
    ],
  },
};
