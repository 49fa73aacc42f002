import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as DescriptionList from './index.ts'

rootContract({ slot: 'description-list' }, (props) => (
  <DescriptionList.Root {...props}>
    <DescriptionList.Item term="Empresa">Padaria Estrela do Norte</DescriptionList.Item>
  </DescriptionList.Root>
))

test('screen readers get each term with its value', async () => {
  const screen = await render(
    <DescriptionList.Root>
      <DescriptionList.Item term="Empresa">Padaria Estrela do Norte</DescriptionList.Item>
    </DescriptionList.Root>,
  )
  await expect.element(screen.getByRole('term')).toHaveTextContent('Empresa')
  await expect.element(screen.getByRole('definition')).toHaveTextContent('Padaria Estrela do Norte')
})
