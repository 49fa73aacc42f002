import { type NotificationPreference, notificationRules, type Role } from '@malote/api-client'
import { Skeleton, Switch, Table, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RetryAlert } from '../../components/load-failure.tsx'
import { notifyError } from '../../lib/http/notify-error.ts'
import { preferencesQuery, useSavePreferences } from './profile.queries.ts'

const channels = [
  { key: 'screen', label: 'No Malote' },
  { key: 'email', label: 'Por e-mail' },
] as const

/** The user's notification preferences by channel; each change is saved at once. */
export function PreferenceList({ role }: { role: Role }) {
  const preferences = useQuery(preferencesQuery)
  const save = useSavePreferences()
  useEffect(() => {
    if (!save.isPending) return
    // A reload cancels the requests, and the switches have changed already.
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeave)
    return () => window.removeEventListener('beforeunload', confirmLeave)
  }, [save.isPending])
  if (preferences.isPending) return <Skeleton className="h-40 w-full" />
  if (preferences.isError) {
    return (
      <RetryAlert
        title="Não foi possível carregar os avisos"
        error={preferences.error}
        onRetry={() => void preferences.refetch()}
      />
    )
  }
  // Optimistic: shows the submitted value while it is saved; an error reverts it.
  const all = save.isPending ? save.variables : preferences.data.data
  const set = (type: NotificationPreference['type'], part: Partial<NotificationPreference>) =>
    save.mutate(
      all.map((one) => (one.type === type ? { ...one, ...part } : one)),
      { onError: (error) => notifyError(error, 'Não foi possível salvar a escolha.') },
    )
  return (
    // The rows fill the width of the card, and their text is aligned with its title.
    <Table.Root label="Onde receber cada aviso" className="-mx-5">
      <Table.Head>
        <Table.Row>
          <Table.HeaderCell>Aviso</Table.HeaderCell>
          {channels.map(({ key, label }) => (
            <Table.HeaderCell key={key}>{label}</Table.HeaderCell>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {all
          .filter(({ type }) => notificationRules[type].roles.includes(role))
          .map((preference) => {
            const { label, always = false } = notificationRules[preference.type]
            return (
              <Table.Row key={preference.type}>
                <Table.Cell header>
                  {label}
                  {always && (
                    <Text size="sm" tone="subtle">
                      Avisado sempre, pela segurança da sua conta.
                    </Text>
                  )}
                </Table.Cell>
                {channels.map((channel) => (
                  <Table.Cell key={channel.key}>
                    <Switch
                      label={`${label}: ${channel.label.toLowerCase()}`}
                      labelHidden
                      checked={preference[channel.key]}
                      disabled={always}
                      onCheckedChange={(checked) => set(preference.type, { [channel.key]: checked })}
                    />
                  </Table.Cell>
                ))}
              </Table.Row>
            )
          })}
      </Table.Body>
    </Table.Root>
  )
}
