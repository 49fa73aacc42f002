import {
  type LegalDocument,
  legalDocumentLabels,
  legalVersions,
  PasswordChange,
  roleLabels,
  type User,
} from '@malote/api-client'
import { Alert, Button, Grid, Link, PageHeader, PasswordField, RadioGroup, Stack, Text, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { TitledCard } from '../../components/titled-card.tsx'
import { useFieldFocus } from '../../lib/browser/use-field-focus.ts'
import { formatDateTime, formatFullDay } from '../../lib/format/formats.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { usePageForm } from '../../lib/forms/page-form.ts'
import { validate } from '../../lib/forms/validate.ts'
import { applyTheme, readTheme, type Theme } from '../../lib/storage/theme.ts'
import { acceptancesQuery } from '../session/index.ts'
import { legalPaths } from './acceptances.queries.ts'
import { DataForm } from './data-form.tsx'
import { PreferenceList } from './preference-list.tsx'
import { useChangePassword } from './profile.queries.ts'
import { SessionList } from './session-list.tsx'

/** `/perfil`: the user's data, password, sessions, theme and notification preferences. */
export function ProfilePage({ user }: { user: User }) {
  const [theme, setTheme] = useState<Theme>(readTheme)
  return (
    <Stack gap="lg">
      <PageHeader title="Meu perfil" description={`${roleLabels[user.role]} · ${user.email}`} />
      <Grid columns="aside" gap="lg">
        <Stack gap="lg" className="min-w-0">
          <TitledCard title="Dados">
            <DataForm user={user} />
          </TitledCard>
          <TitledCard title="Avisos">
            <PreferenceList role={user.role} />
          </TitledCard>
          <TitledCard title="Aparelhos conectados">
            <SessionList />
          </TitledCard>
        </Stack>
        <Stack gap="lg" className="min-w-0">
          <TitledCard title="Senha">
            <PasswordForm email={user.email} />
          </TitledCard>
          <TitledCard title="Aparência">
            <RadioGroup
              label="Tema"
              options={[
                { value: 'light', label: 'Claro' },
                { value: 'dark', label: 'Escuro' },
                { value: 'system', label: 'Como o sistema' },
              ]}
              value={theme}
              onValueChange={(next) => {
                applyTheme(next)
                setTheme(next)
              }}
            />
          </TitledCard>
          <TitledCard title="Privacidade">
            <Text>
              Veja, baixe e corrija o que sabemos de você, ou peça a exclusão, em{' '}
              <Link asChild>
                <RouterLink to="/meus-dados">Meus dados</RouterLink>
              </Link>
              .
            </Text>
            <AcceptanceList />
          </TitledCard>
        </Stack>
      </Grid>
    </Stack>
  )
}

const documents = ['terms', 'privacy'] as const satisfies readonly LegalDocument[]

/** The current legal texts and when the user accepted each. Users who have not accepted see `TermsDialog` first. */
function AcceptanceList() {
  const acceptances = useQuery(acceptancesQuery)
  return (
    <Stack gap="sm" asChild>
      <ul>
        {documents.map((document) => {
          const version = legalVersions[document]
          const at = acceptances.data?.data.find(
            (one) => one.document === document && one.version === version,
          )?.acceptedAt
          return (
            <li key={document}>
              <Link asChild>
                <RouterLink to={legalPaths[document]}>{legalDocumentLabels[document]}</RouterLink>
              </Link>
              {at && (
                <Text size="sm" tone="subtle">
                  {`Versão de ${formatFullDay(version)}, aceita em ${formatDateTime(at)}`}
                </Text>
              )}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

/** Changes the password, which ends the other sessions. */
function PasswordForm({ email }: { email: string }) {
  const [count, setCount] = useState(0)
  const change = useChangePassword()
  const form = usePageForm(async (typed) => {
    await change.mutateAsync(validate(PasswordChange, typed))
    toast.success('Senha trocada.', { description: 'Os outros aparelhos foram desconectados.' })
    setCount((before) => before + 1)
  })
  const fieldFocus = useFieldFocus()
  const failed = change.isError && !form.hasFieldErrors
  return (
    <form {...form.formProps} aria-label="Trocar senha">
      <Stack gap="md">
        {failed && <Alert tone="danger" title={getErrorMessage(change.error)} />}
        {/* The key empties the fields after each change, so that no password stays in them. */}
        <Stack key={count} ref={fieldFocus} gap="md">
          {/* Lets password managers find the account of the password. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Senha atual"
            {...form.register('currentPassword')}
            autoComplete="current-password"
            required
          />
          <PasswordField
            label="Senha nova"
            {...form.register('password')}
            autoComplete="new-password"
            help="Use pelo menos 10 caracteres. Os outros aparelhos precisarão entrar de novo."
            required
          />
        </Stack>
        <Button type="submit" pending={change.isPending} className="self-start">
          Trocar senha
        </Button>
      </Stack>
    </form>
  )
}
