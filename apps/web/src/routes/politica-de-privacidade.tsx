import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../features/legal'

export const Route = createFileRoute('/politica-de-privacidade')({
  component: PrivacyPage,
  staticData: { title: 'Política de privacidade' },
})
