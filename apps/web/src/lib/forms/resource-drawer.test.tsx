import { ApiError } from '@malote/api-client'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { BoundTextField } from './bound-fields.ts'
import { getChangedFields } from './changed-fields.ts'
import { ResourceDrawer } from './resource-drawer.tsx'

interface Values {
  name: string
  email: string
}

const Changes = z.object({
  name: z.optional(z.string().check(z.minLength(1, 'Informe o nome.'))),
  email: z.optional(z.string()),
})

type OnSave = (request: Partial<Values>, base: { version: number | undefined }) => Promise<unknown>

async function renderDrawer(onSave: OnSave = async () => undefined) {
  const onClose = vi.fn()
  const save = vi.fn(onSave)
  const screen = await render(
    <ResourceDrawer
      title="Editar pessoa"
      values={{ name: 'Ana', email: 'ana@padaria.example' }}
      toRequest={(values: Values, before) => getChangedFields(values, before)}
      schema={Changes}
      labels={{ name: 'Nome', email: 'E-mail' }}
      version={3}
      onSave={save}
      onClose={onClose}
    >
      <BoundTextField<Values> name="name" label="Nome" />
      <BoundTextField<Values> name="email" label="E-mail" />
    </ResourceDrawer>,
  )
  const submit = () => screen.getByRole('button', { name: 'Salvar alterações' }).click()
  return { screen, save, onClose, submit }
}

const rejection = (problem: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ code: 'validation_failed', message: 'Confira os campos.', status: 400, ...problem })

test('sends only the changes with the loaded version, and closes', async () => {
  const { screen, save, onClose, submit } = await renderDrawer()
  await screen.getByLabelText('Nome').fill('Bia')
  await submit()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Bia' }, expect.objectContaining({ version: 3 }))
})

test('sends nothing when nothing has changed', async () => {
  const { save, onClose, submit } = await renderDrawer()
  await submit()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(save).not.toHaveBeenCalled()
})

test('shows an issue of the schema at its field and in the focused list', async () => {
  const { screen, save, submit } = await renderDrawer()
  await screen.getByLabelText('Nome').fill('')
  await submit()
  await expect.element(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Informe o nome.')
  await expect.element(screen.getByRole('link', { name: 'Nome: Informe o nome.' })).toBeVisible()
  await expect.element(screen.getByRole('group', { name: /Corrija/ })).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
})

test('removes a corrected error from the list', async () => {
  const { screen, submit } = await renderDrawer(async () => {
    throw rejection({
      fields: [
        { pointer: '/name', code: 'invalid', message: 'Informe o nome.' },
        { pointer: '/email', code: 'taken', message: 'Este e-mail já tem cadastro.' },
      ],
    })
  })
  await screen.getByLabelText('Nome').fill('B')
  await submit()
  await expect.element(screen.getByRole('group', { name: 'Corrija 2 erros para continuar' })).toBeVisible()
  await screen.getByLabelText('Nome').fill('Bia')
  await expect.element(screen.getByRole('group', { name: 'Corrija 1 erro para continuar' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'E-mail: Este e-mail já tem cadastro.' })).toBeVisible()
})

test('lists one error for each field, in the order of the form', async () => {
  const { screen, submit } = await renderDrawer(async () => {
    throw rejection({
      fields: [
        { pointer: '/email', code: 'invalid', message: 'Informe um e-mail.' },
        { pointer: '/email', code: 'taken', message: 'Este e-mail já tem cadastro.' },
        { pointer: '/name', code: 'invalid', message: 'Informe o nome.' },
      ],
    })
  })
  await screen.getByLabelText('E-mail').fill('bia@padaria.example')
  await submit()
  await expect.element(screen.getByRole('group', { name: 'Corrija 2 erros para continuar' })).toHaveFocus()
  const links = screen.getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual(['Nome: Informe o nome.', 'E-mail: Informe um e-mail.'])
  await expect.element(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe um e-mail.')
})

test('shows an error of the server at the field of its pointer and stays open', async () => {
  const { screen, onClose, submit } = await renderDrawer(async () => {
    throw rejection({ fields: [{ pointer: '/email', code: 'taken', message: 'Este e-mail já tem cadastro.' }] })
  })
  await screen.getByLabelText('E-mail').fill('bia@padaria.example')
  await submit()
  await expect.element(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Este e-mail já tem cadastro.')
  expect(onClose).not.toHaveBeenCalled()
})

test('shows what another user has saved, and bases the next save on it', async () => {
  const change = {
    field: '/email',
    from: 'ana@padaria.example',
    to: 'a@x.example',
    actor: null,
    at: '2026-11-26T12:00:00Z',
  }
  let attempt = 0
  const { screen, save, onClose, submit } = await renderDrawer(async () => {
    attempt += 1
    if (attempt === 1) throw rejection({ code: 'version_conflict', status: 409, version: 4, changes: [change] })
  })
  await screen.getByLabelText('Nome').fill('Bia')
  await submit()
  await expect.element(screen.getByText('mudou este cadastro', { exact: false })).toBeVisible()
  await submit()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(save).toHaveBeenLastCalledWith({ name: 'Bia' }, expect.objectContaining({ version: 4 }))
})

test('can be sent again after an error of a field that the form does not have', async () => {
  let attempt = 0
  const { screen, save, onClose, submit } = await renderDrawer(async () => {
    attempt += 1
    if (attempt === 1)
      throw rejection({ fields: [{ pointer: '/status', code: 'invalid', message: 'Não é possível.' }] })
  })
  await screen.getByLabelText('Nome').fill('Bia')
  await submit()
  await expect.element(screen.getByText('Não é possível.')).toBeVisible()
  await submit()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(save).toHaveBeenCalledTimes(2)
})

test('closes at once without changes', async () => {
  const { screen, onClose } = await renderDrawer()
  await screen.getByRole('button', { name: 'Voltar' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('accepts no input while it is saved, and accepts it again after a rejection', async () => {
  let respond = (_error: Error) => {}
  const { screen, save, submit } = await renderDrawer(
    () =>
      new Promise((_resolve, reject) => {
        respond = reject
      }),
  )
  const name = screen.getByLabelText('Nome')
  await name.fill('Bia')
  await submit()
  await expect.poll(() => save.mock.calls.length).toBe(1)
  await expect.element(name).toHaveAttribute('readonly')
  await name.click()
  await userEvent.keyboard(' Souza')
  respond(rejection({}))
  await expect.element(name).not.toHaveAttribute('readonly')
  await expect.element(name).toHaveValue('Bia')
  await name.fill('Bia Souza')
  await expect.element(name).toHaveValue('Bia Souza')
})

test('shows the values of a version conflict as the form shows them', async () => {
  const by = { actor: { id: 'rui', name: 'Rui' }, at: '2026-11-30T12:00:00Z' }
  const screen = await render(
    <ResourceDrawer
      title="Editar pessoa"
      entity="user"
      values={{ name: 'Ana', email: 'ana@padaria.example' }}
      toRequest={(values: Values, before) => getChangedFields(values, before)}
      schema={Changes}
      labels={{ phone: 'Telefone', role: 'Perfil', carriesOut: 'É da equipe de entregas' }}
      version={3}
      onSave={async () => {
        throw new ApiError({
          code: 'version_conflict',
          message: 'Outra pessoa mudou este cadastro.',
          status: 412,
          version: 4,
          changes: [
            { field: '/phone', from: null, to: '+5511987650000', ...by },
            { field: '/role', from: 'operator', to: 'manager', ...by },
            { field: '/carriesOut', from: true, to: false, ...by },
          ],
        })
      }}
      onClose={() => undefined}
    >
      <BoundTextField<Values> name="name" label="Nome" />
    </ResourceDrawer>,
  )
  await screen.getByLabelText('Nome').fill('Bia')
  await screen.getByRole('button', { name: 'Salvar alterações' }).click()
  const listChanges = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  await expect
    .poll(listChanges)
    .toEqual([
      expect.stringContaining('Telefone: (vazio) → (11) 98765-0000'),
      expect.stringContaining('Perfil: Operador → Gestor'),
      expect.stringContaining('É da equipe de entregas: Sim → Não'),
    ])
})
