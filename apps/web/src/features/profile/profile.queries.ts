import {
  type NotificationPreference,
  notificationPreferences,
  type PasswordChange,
  type ProfileChanges,
  profile,
  type User,
} from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import { currentUserQuery } from '../session/index.ts'

/** The user's sessions. */
export const sessionsQuery = { ...query(profile.sessions, {}), staleTime: 0 }

/** The user's notification preferences. */
export const preferencesQuery = query(notificationPreferences.get, {})

/** Saves the user's own data and updates the session on every page. */
export function useSaveProfile() {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: ProfileChanges): Promise<User> => api(profile.update, { body }),
    onSuccess: async (user, _body, _result, { client }) => {
      client.setQueryData(currentUserQuery.queryKey, user)
      router.options.context.setSession({ user })
      await router.invalidate()
    },
  })
}

export function useChangePassword() {
  return useApiMutation((body: PasswordChange) => api(profile.changePassword, { body }), profile.sessions)
}

/** Ends one session; without an id all others. */
export function useEndSession() {
  return useApiMutation(
    (id: string | undefined) =>
      id === undefined ? api(profile.endOtherSessions, {}) : api(profile.endSession, { params: { id } }),
    profile.sessions,
  )
}

export function useSavePreferences() {
  return useMutation({
    mutationFn: (data: NotificationPreference[]) => api(notificationPreferences.update, { body: { data } }),
    // One request at a time: each has all preferences, and the last one must be stored last.
    scope: { id: notificationPreferences.update.id },
    onSuccess: (saved, _data, _result, { client }) => client.setQueryData(preferencesQuery.queryKey, saved),
  })
}
