import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../features/legal/index.ts'

export const Route = createFileRoute('/politica-de-privacidade')({
  component: PrivacyPage,
  staticData: { title: 'Política de privacidade' },
})
