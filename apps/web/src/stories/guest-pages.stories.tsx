import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'

const meta = {
  title: 'Telas/Entrada e textos legais',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/entrar' },
  beforeEach: serveExamples,
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
} satisfies Meta<typeof AppAt>
export default meta

export const SignIn: PageStory = {}
export const SignInOnAPhone = onPhone(SignIn)
export const ForgottenPassword: PageStory = { args: { path: '/recuperar-senha' } }
export const NewPassword: PageStory = { args: { path: '/recuperar-senha?token=exemplo' } }
export const Terms: PageStory = { args: { path: '/termos-de-uso' } }
export const Privacy: PageStory = { args: { path: '/politica-de-privacidade' } }
export const PrivacyOnAPhone = onPhone(Privacy)
export const OwnData: PageStory = { args: { path: '/seus-dados' } }
export const OwnDataOnAPhone = onPhone(OwnData)
export const NotFound: PageStory = { args: { path: '/nada-aqui' } }
