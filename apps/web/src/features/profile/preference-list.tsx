import { type NotificationPreference, notificationRules, type Role } from '@malote/api-client'
import { Alert, Button, Skeleton, Switch, Table, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
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
  if (preferences.isPending) return <Skeleton className="h-40 w-full" />
  if (preferences.isError) {
    return (
      <Alert
        tone="danger"
        title="Não foi possível carregar os avisos"
        action={
          <Button size="sm" variant="outline" tone="neutral" onClick={() => void preferences.refetch()}>
            Tentar de novo
          </Button>
        }
      >
        {getErrorMessage(preferences.error)}
      </Alert>
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
                <Table.Cell>
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
