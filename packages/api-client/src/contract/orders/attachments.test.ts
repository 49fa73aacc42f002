import { expect, test } from 'vitest'
import { countAttachmentRoom } from './attachments.ts'

const several = <File>(count: number, file: File) => Array.from({ length: count }, () => file)
const document = { kind: 'attachment', stopId: null } as const
const ofOccurrence = { kind: 'attachment', occurrenceId: 'o1' } as const
const photo = (stopId: string, occurrenceId?: string) => ({ kind: 'photo', stopId, occurrenceId }) as const

test('documents, photos of an occurrence and proofs of a stop have a limit each', () => {
  const files = [...several(10, document), ...several(4, ofOccurrence), photo('s1'), photo('s1'), photo('s2')]
  expect(countAttachmentRoom(files, document)).toBe(0)
  expect(countAttachmentRoom(files, { kind: 'attachment', stopId: 's1' })).toBe(0)
  expect(countAttachmentRoom(files, ofOccurrence)).toBe(6)
  expect(countAttachmentRoom(files, photo('s1'))).toBe(8)
  expect(countAttachmentRoom(files, { kind: 'signature', stopId: 's1' })).toBe(8)
  expect(countAttachmentRoom(files, photo('s3'))).toBe(10)
})

test('the photos of an earlier attempt do not count at the next one', () => {
  const files = several(10, photo('s1', 'o1'))
  expect(countAttachmentRoom(files, photo('s1'))).toBe(10)
  expect(countAttachmentRoom(files, ofOccurrence)).toBe(10)
})

test('an order with more files than its limit has no room, rather than less', () => {
  expect(countAttachmentRoom(several(14, document), document)).toBe(0)
})
