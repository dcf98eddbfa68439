import { badgeSketch, missionSketch, pictureSketch, rewardSketch } from './awards.ts';
import type { Sketch } from './part.ts';
import { gradeSketch, somSketch, topicSketch, webhookSketch } from './policies.ts';
import type { SketchType } from './sketch-types.ts';
import { clubSketch, collectibleSketch, offerwallSketch, partnerSketch, surveySketch } from './programs.ts';
import { identitySketch, socialSketch } from './providers.ts';

/** Sketch of each type that has one. */
export const sketches: Readonly<Record<SketchType, Sketch>> = {
  badge: badgeSketch,
  mission: missionSketch,
  'reward-program': rewardSketch,
  'profile-picture': pictureSketch,
  'grade-table': gradeSketch,
  'som-policy': somSketch,
  'notification-topic': topicSketch,
  'webhook-source': webhookSketch,
  survey: surveySketch,
  offerwall: offerwallSketch,
  'partner-card': partnerSketch,
  'collectible-program': collectibleSketch,
  club: clubSketch,
  'identity-provider': identitySketch,
  'social-provider': socialSketch,
};
