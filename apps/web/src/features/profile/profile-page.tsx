import { roleLabels, type User } from '@malote/api-client'
import { Grid, Link, PageHeader, RadioGroup, Stack, Text } from '@malote/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import { TitledCard } from '../../components/titled-card.tsx'
import { applyTheme, readTheme, type Theme } from '../../lib/storage/theme.ts'
import { AcceptanceList } from './acceptance-list.tsx'
import { DataForm } from './data-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PreferenceList } from './preference-list.tsx'
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
            <DataForm key={user.updatedAt} user={user} />
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
