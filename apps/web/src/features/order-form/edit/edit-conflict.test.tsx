import type { ConflictingChange, ServiceOrder } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { Drawer } from '@malote/ui'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EditConflict } from './edit-conflict.tsx'

const order = examples['serviceOrders.get']?.response as ServiceOrder
const change: ConflictingChange = { field: '/notes', from: null, to: 'Portão azul', actor: null, at: order.updatedAt }

test.each<[string, ConflictingChange[], number]>([
  ['lists the changes of the other user', [change], 1],
  ['has no section for changes when the new version has none of the fields', [], 0],
])('%s', async (_what, changes, count) => {
  const screen = await render(
    <Drawer.Root open>
      <Drawer.Content title="Editar">
        <EditConflict
          order={order}
          changes={changes}
          conflicts={[]}
          locked={[]}
          canSave
          otherPaths={new Set()}
          onChoose={() => undefined}
          pending={false}
          onBack={() => undefined}
          onSave={() => undefined}
        />
      </Drawer.Content>
    </Drawer.Root>,
  )
  await expect.element(screen.getByText(/enquanto você editava/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'O que mudou' }).elements()).toHaveLength(count)
})
