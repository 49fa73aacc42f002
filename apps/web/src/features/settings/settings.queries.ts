import {
  auditLog,
  organization,
  reasons,
  type SettingsChanges,
  type SettingsTest,
  settings,
  settingsTests,
} from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api'

export const settingsQuery = query(settings.get, {})

/** Who changed the settings, the newest first: each section says when it was touched last. */
export const settingsHistoryQuery = query(auditLog.list, { query: { action: 'settings.update', limit: 100 } })

/** Saves sections of the settings, by the version that was opened. */
export function useSaveSettings() {
  return useMutation({
    mutationFn: (changes: SettingsChanges) => api(settings.update, { body: changes }),
    onSuccess: (saved, _changes, _result, { client }) => {
      client.setQueryData(settingsQuery.queryKey, saved)
      return invalidate(client, auditLog.list, reasons.list, organization.get)
    },
  })
}

/** Tries a service as the product uses it. Failing is an answer like any other. */
export function useTestService() {
  return useMutation({
    mutationFn: (body: SettingsTest) => api(settingsTests.run, { body }),
    onSuccess: (_result, _test, _outcome, { client }) => invalidate(client, auditLog.list),
  })
}
