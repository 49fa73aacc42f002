import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { AppAt, onAPhone, overExamples, type PageStory } from './app-at'

const meta = {
  title: 'Telas/Entrada e textos legais',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  args: { path: '/entrar' },
  beforeEach: overExamples,
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
} satisfies Meta<typeof AppAt>
export default meta

export const SignIn: PageStory = {}
export const SignInOnAPhone = onAPhone(SignIn)
export const ForgottenPassword: PageStory = { args: { path: '/recuperar-senha' } }
export const NewPassword: PageStory = { args: { path: '/recuperar-senha?token=exemplo' } }
export const Terms: PageStory = { args: { path: '/termos-de-uso' } }
export const Privacy: PageStory = { args: { path: '/politica-de-privacidade' } }
export const PrivacyOnAPhone = onAPhone(Privacy)
export const OwnData: PageStory = { args: { path: '/seus-dados' } }
export const OwnDataOnAPhone = onAPhone(OwnData)
export const NotFound: PageStory = { args: { path: '/nada-aqui' } }
