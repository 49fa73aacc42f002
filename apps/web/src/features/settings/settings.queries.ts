import {
  auditLog,
  organization,
  reasons,
  type SettingsChanges,
  type SettingsTest,
  settings,
  settingsTests,
} from '@malote/api-client'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api, getQueryKey, invalidate, loadedEachTime, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import { startQuery } from '../session/index.ts'

export const settingsQuery = query(settings.get, {})

/**
 * The settings of an edit, which are always loaded: the page may show older ones, and a value that the user types over an
 * older one would not be sent when it equals that.
 */
export const editedSettingsQuery = queryOptions({
  queryKey: [...getQueryKey(settings.get), 'edited'],
  queryFn: ({ signal }) => api(settings.get, {}, { signal }),
  ...loadedEachTime,
})

/** The audit entries about the settings, newest first: each section shows its last change. */
export const settingsHistoryQuery = query(auditLog.list, { query: { action: 'settings.update', limit: 100 } })

/** Saves sections of the settings with the loaded version. */
export function useSaveSettings() {
  return useMutation({
    mutationFn: (changes: SettingsChanges) => api(settings.update, { body: changes }),
    onSuccess: (saved, _changes, _result, { client }) => {
      client.setQueryData(settingsQuery.queryKey, saved)
      const { metabaseUrl } = saved
      client.setQueryData(startQuery.queryKey, (data) => data && { ...data, metabaseUrl })
      return invalidate(client, auditLog.list, reasons.list, organization.get)
    },
  })
}

/** Tests an external service. A failed test is a successful response. */
export function useTestService() {
  return useApiMutation((body: SettingsTest) => api(settingsTests.run, { body }), auditLog.list)
}
