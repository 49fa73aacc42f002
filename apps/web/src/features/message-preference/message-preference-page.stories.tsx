import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessagePreferencePage } from './message-preference-page.tsx'

/** The page is opened on phones. It has no color that the components lack: no snapshot in the dark theme. */
const phoneModes = {
  'claro 1280': { disable: true },
  'escuro 1280': { disable: true },
  'claro 375': { disable: false },
}

const meta = {
  title: 'Telas/Avisos de entrega',
  component: MessagePreferencePage,
  parameters: { layout: 'fullscreen', chromatic: { modes: phoneModes } },
  globals: { viewport: { value: 'telefone' } },
  args: { view: { status: 200, receives: true } },
} satisfies Meta<typeof MessagePreferencePage>
export default meta
type Story = StoryObj<typeof meta>

export const Receiving: Story = {}
export const OptedOut: Story = { args: { view: { status: 200, receives: false } } }
export const OptedOutOfSomeCompanies: Story = { args: { view: { status: 200, receives: true, refusesSome: true } } }
export const OfOneCompany: Story = { args: { view: { status: 200, receives: true, company: 'Padaria Boa Vida' } } }
export const OptedOutOfOneCompany: Story = {
  args: { view: { status: 200, receives: false, company: 'Padaria Boa Vida' } },
}
export const UnknownLink: Story = { args: { view: { status: 404 } } }
export const ExpiredLink: Story = { args: { view: { status: 410 } } }
export const TooManyRequests: Story = { args: { view: { status: 429 } } }
export const Failure: Story = { args: { view: { status: 500 } } }
export const Unavailable: Story = { args: { view: { status: 503 } } }
