import { ApiError, type AuditEntity } from '@malote/api-client'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SubmitErrorAlert } from './submit-error-alert.tsx'

test.each([
  ['report_schedule', '/active', true, false, 'Ativo: Sim → Não'],
  ['location', '/active', true, false, 'Em uso: Sim → Não'],
  ['webhook', '/status', 'active', 'paused', 'Situação: Ativo → Pausado'],
  ['user', '/status', 'active', 'inactive', 'Situação: Ativo → Inativo'],
] as const)(
  'the conflict of a form names what another user has changed outside of it: %s %s',
  async (entity, field, from, to, text) => {
    const error = new ApiError({
      code: 'version_conflict',
      message: 'Ana mudou este cadastro enquanto você editava.',
      status: 412,
      changes: [{ field, from, to, actor: null, at: '2026-11-30T12:00:00.000Z' }],
    })
    const screen = await render(
      <SubmitErrorAlert error={error} entity={entity satisfies AuditEntity} getLabel={(name) => name} />,
    )
    expect(screen.getByRole('listitem').element().textContent).toContain(text)
  },
)
