import type { TechId } from '@orrery/alien-frontiers';

/** Four inks a poster: the paper, a warm shape, the dark body and the light detail. */
export interface Inks {
  readonly paper: string;
  readonly sun: string;
  readonly body: string;
  readonly light: string;
}

export const CARD_INKS: Readonly<Record<TechId, Inks>> = {
  'alien-city': { paper: '#1f4e6b', sun: '#ffb648', body: '#0d1b36', light: '#ffd98a' },
  'alien-monument': { paper: '#c6502f', sun: '#ffcf6e', body: '#3a1526', light: '#ffe9bd' },
  'booster-pod': { paper: '#2a7f86', sun: '#ff9a3d', body: '#f7ead0', light: '#d9482b' },
  'data-crystal': { paper: '#2b2f6b', sun: '#5f6fc4', body: '#35c2c4', light: '#c9fff3' },
  'gravity-manipulator': { paper: '#3a2a5e', sun: '#8e63c9', body: '#1a1233', light: '#ffcf6e' },
  'holographic-decoy': { paper: '#163f4a', sun: '#2f7f86', body: '#f2a541', light: '#aef3e7' },
  'orbital-teleporter': { paper: '#17305c', sun: '#3f74c9', body: '#0b1833', light: '#ffcf6e' },
  'plasma-cannon': { paper: '#5b1f33', sun: '#ff8a3d', body: '#1d0d1f', light: '#ffe29a' },
  'polarity-device': { paper: '#e3a13b', sun: '#f7ead0', body: '#b3372a', light: '#2a1020' },
  'resource-cache': { paper: '#4d6a3c', sun: '#f2a541', body: '#20301f', light: '#c6d3ea' },
  'stasis-beam': { paper: '#1d3557', sun: '#74c7e0', body: '#f7ead0', light: '#10233f' },
  'temporal-warper': { paper: '#7a3b6a', sun: '#ffc45c', body: '#2a1230', light: '#ffe9bd' },
};
