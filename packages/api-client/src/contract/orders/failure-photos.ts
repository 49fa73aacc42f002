import { toPlainText } from '../core/plain-text.ts'
import type { Reasons } from '../settings/reasons.ts'
import type { Attachment } from './attachments.ts'

/** A file of an order, as far as it can be the photo of a failed attempt. */
type FailurePhoto = Pick<Attachment, 'kind' | 'stopId' | 'occurrenceId'>

/** The reason may have been typed. */
const simplify = (reason: string): string => toPlainText(reason.trim())

/** Whether each stop that fails with a reason needs a photo. */
export const isFailurePhotoRequired = (
  { photoRequired }: Pick<Reasons, 'photoRequired'>,
  reason: string | undefined,
): boolean => reason !== undefined && photoRequired.some((required) => simplify(required) === simplify(reason))

/** Whether a file is a photo of a stop in its present attempt. Those of earlier attempts belong to their occurrences. */
export const isPhotoOfAttempt = (
  { kind, stopId, occurrenceId }: FailurePhoto,
  stop: { readonly id: string },
): boolean => kind === 'photo' && stopId === stop.id && !occurrenceId

/**
 * The one rule of the photos that failure reasons require, for the server and for the forms.
 *
 * @returns the stops that must not fail with the reason yet, because they have no photo
 */
export const findStopsWithoutPhoto = <Stop extends { readonly id: string }>(
  reasons: Pick<Reasons, 'photoRequired'>,
  reason: string | undefined,
  stops: readonly Stop[],
  files: readonly FailurePhoto[],
): Stop[] =>
  isFailurePhotoRequired(reasons, reason)
    ? stops.filter((stop) => !files.some((file) => isPhotoOfAttempt(file, stop)))
    : []
