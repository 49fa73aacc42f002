import { Role, roleLabels } from '@malote/api-client'
import { Button, Inline, Separator, Stack, Text } from '@malote/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { startTour } from '../../lib/storage/tour.ts'

const DemoAccounts = z.array(z.object({ role: Role, email: z.string(), password: z.string() }))

const demoAccountsQuery = queryOptions({
  queryKey: ['demo-accounts'],
  queryFn: async () => {
    const response = await fetch('/demo-accounts.json')
    return z.safeParse(DemoAccounts, response.ok && (await response.json())).data ?? []
  },
  staleTime: Number.POSITIVE_INFINITY,
})

interface DemoSignInProps {
  disabled: boolean
  onSignIn: (credentials: { email: string; password: string }) => Promise<unknown>
}

/** A button for each role of the demonstration, which signs in and starts the tour; nothing in other installations. */
export function DemoSignIn({ disabled, onSignIn }: DemoSignInProps) {
  const { data: accounts = [] } = useQuery(demoAccountsQuery)
  if (accounts.length === 0) return null
  const signIn = ({ email, password }: (typeof accounts)[number]) => {
    startTour()
    // The page shows the error.
    onSignIn({ email, password }).catch(() => undefined)
  }
  return (
    <Stack asChild gap="sm">
      <section aria-label="Demonstração">
        <Separator />
        <Text tone="subtle">Esta é a demonstração. Entre com a conta de um perfil:</Text>
        <Inline gap="sm">
          {accounts.map((account) => (
            <Button
              key={account.role}
              tone="neutral"
              variant="outline"
              disabled={disabled}
              onClick={() => signIn(account)}
            >
              {roleLabels[account.role]}
            </Button>
          ))}
        </Inline>
      </section>
    </Stack>
  )
}
