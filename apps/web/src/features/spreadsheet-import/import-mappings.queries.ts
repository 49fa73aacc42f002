import {
  ApiError,
  type EndpointInput,
  type ImportKind,
  type ImportMappingChanges,
  importMappingLimits,
  importMappings,
} from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import { useApiMutation, useIdempotentMutation } from '../../lib/http/mutations.ts'

/** The saved mappings of a company, all on one page. */
export const importMappingsQuery = (companyId: string, kind: ImportKind) =>
  query(importMappings.list, { query: { companyId, kind, limit: importMappingLimits.perCompany } })

type NewMapping = NonNullable<EndpointInput<typeof importMappings.create>['body']>
type MappingChanges = Omit<ImportMappingChanges, 'version'>

/** Saves a mapping for all users of the company. */
export function useSaveMapping() {
  return useIdempotentMutation(
    (options, body: NewMapping) => api(importMappings.create, { body }, options),
    importMappings.list,
  )
}

/** Renames a mapping, or replaces its content. */
export function useChangeMapping() {
  return useApiMutation(
    ({ id, version, changes }: { id: string; version: number; changes: MappingChanges }) =>
      api(importMappings.update, { params: { id }, body: changes }, { version }),
    importMappings.list,
  )
}

export function useRemoveMapping() {
  return useApiMutation((id: string) => api(importMappings.remove, { params: { id } }), importMappings.list)
}

/** @returns the version that another user has saved since; undefined for other errors. */
export const getConflictingVersion = (error: unknown): number | undefined =>
  (error instanceof ApiError && error.version) || undefined
