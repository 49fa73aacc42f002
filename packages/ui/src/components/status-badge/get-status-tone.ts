import type { BadgeTone } from '../badge/badge.variants.ts'
import { type StatusKind, statusTones } from './status-badge.variants.ts'

/** @returns the tone of a state, for views without badges. */
export const getStatusTone = (kind: StatusKind): BadgeTone => statusTones[kind]
