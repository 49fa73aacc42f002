import { AppShell, Header, Loader, Sidebar, Skeleton, Stack } from '@malote/ui'
import { Logo } from '@malote/ui/delivery'
import { SlowStart } from '../../components/slow-start.tsx'

const menuRows = ['empresa', 'um', 'dois', 'tres', 'quatro', 'cinco']
const tableRows = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito']

/**
 * The prerendered HTML of every signed-in page: the layout and a skeleton list. A user without a session sees the
 * loader of `/` instead.
 */
export function ShellSkeleton() {
  return (
    <>
      <div data-prerendered-for="nobody">
        <Loader delay={0} />
      </div>
      {/* Its controls do not work yet, so they must not be focusable. */}
      <div data-prerendered-for="member" inert aria-busy="true">
        <AppShell.Root open={null} onOpenChange={() => undefined}>
          <Header.Root>
            <Header.SidebarToggle />
            <Header.Brand>
              <Logo />
            </Header.Brand>
            <Header.Actions>
              <Header.Logout />
            </Header.Actions>
          </Header.Root>
          <Sidebar.Root>
            <Stack gap="sm" className="p-3">
              {menuRows.map((row) => (
                <Skeleton key={row} shape="block" delay={0} className="h-9 w-full" />
              ))}
            </Stack>
          </Sidebar.Root>
          <AppShell.Main>
            <Stack gap="md">
              <Skeleton delay={0} className="h-8 w-60" />
              {tableRows.map((row) => (
                <Skeleton key={row} shape="block" delay={0} className="h-11 w-full" />
              ))}
            </Stack>
          </AppShell.Main>
        </AppShell.Root>
      </div>
      <SlowStart />
    </>
  )
}
