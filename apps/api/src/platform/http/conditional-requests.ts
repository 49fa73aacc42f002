import { createHash } from 'node:crypto'
import { AppError } from '../errors/app-error.ts'
import type { ExpectedVersion } from '../errors/version-conflict.ts'

interface EntityTag {
  readonly weak: boolean
  readonly value: string
}

const tag = '(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"'
const tagList = new RegExp(`^[ \\t,]*${tag}(?:[ \\t]*,[ \\t,]*${tag})*[ \\t,]*$`)

/** Reads `*` or a list of entity tags (RFC 9110, 8.8.3 and 13.1). */
function readTags(name: string, header: string): '*' | EntityTag[] {
  if (header.trim() === '*') return '*'
  if (!tagList.test(header)) {
    const example = 'Envie o ETag que você recebeu, entre aspas, como "3"; ou uma lista deles; ou *.'
    throw new AppError('validation_failed', `O cabeçalho ${name} não está bem formado. ${example}`)
  }
  return [...header.matchAll(new RegExp(tag, 'g'))].map(([text]) => ({
    weak: text.startsWith('W/'),
    value: text.replace(/^W\//, '').slice(1, -1),
  }))
}

/** The versions that `If-Match` names. The comparison is strong: a weak tag matches nothing. */
export function parseIfMatch(header: string | undefined): ExpectedVersion | undefined {
  if (header === undefined) return undefined
  const tags = readTags('If-Match', header)
  if (tags === '*') return '*'
  const versions = tags.flatMap(({ weak, value }) => {
    const version = weak ? undefined : /^(\d{1,9})(?:-[\w-]+)?$/.exec(value)?.[1]
    return version ? [Number(version)] : []
  })
  const [only] = versions
  return tags.length === 1 && only !== undefined ? only : versions
}

/** Whether `If-None-Match` matches the entity tag of the response. The comparison is weak. */
export function matchesIfNoneMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const tags = readTags('If-None-Match', header)
  return tags === '*' || tags.some(({ value }) => `"${value}"` === etag)
}

/**
 * The entity tag of a representation: the version, by which `If-Match` protects edits, and a digest of the bytes, since
 * roles read the same version with different members.
 */
export function entityTag(version: number, body: string): string {
  return `"${version}-${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
}
