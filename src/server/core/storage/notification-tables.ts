import type { Generated } from 'kysely';
import type { GatewayChannel } from '#schemas/documents/gateway/schema';

/** Tables of notifications. Instants are ISO 8601, UTC. */
export interface NotificationTables {
  /** Notifications of members, one per (member, source). One of the future is not listed yet. */
  readonly notifications: {
    readonly id: string;
    readonly member: string;
    readonly source: string;
    readonly topic: string;
    readonly title: string;
    readonly body: string;
    readonly link: string;
    readonly read_at: string | null;
    readonly at: string;
    /** Member whose nickname the text holds; empty: nobody's. */
    readonly about: Generated<string>;
    /** Language of the text. */
    readonly lang: Generated<'ko' | 'en'>;
  };
  /** Channels that a member has switched off for a topic. */
  readonly notification_settings: {
    readonly member: string;
    readonly topic: string;
    readonly channel: GatewayChannel;
    readonly at: string;
  };
  /** Hours in which nothing makes a sound, HH:MM in Korean time. Without a row there are none. */
  readonly quiet_hours: {
    readonly member: string;
    readonly starts: string;
    readonly ends: string;
    readonly at: string;
  };
  /** Devices with the app. A device belongs to one member, and to the login that added it. */
  readonly app_devices: {
    readonly device: string;
    readonly member: string;
    readonly login: string;
    readonly push_token: string;
    readonly at: string;
  };
}
