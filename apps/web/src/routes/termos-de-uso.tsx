import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/legal/index.ts'

export const Route = createFileRoute('/termos-de-uso')({
  component: TermsPage,
  staticData: { title: 'Termos de uso' },
})
