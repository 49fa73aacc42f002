import { createFileRoute } from '@tanstack/react-router'
import { PublicRequestPage } from '../features/privacy/index.ts'

export const Route = createFileRoute('/seus-dados')({
  component: PublicRequestPage,
  staticData: { title: 'Pedido sobre os seus dados' },
})
