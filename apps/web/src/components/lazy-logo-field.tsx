import { Skeleton } from '@malote/ui'
import { type ComponentProps, Suspense } from 'react'
import { lazyNamed } from '../lib/lazy-named.ts'

const LoadedField = lazyNamed(() => import('./logo-field.tsx'), 'LogoField')

/** `LogoField` for pages and drawers, which show it below their other content. */
export function LogoField(props: ComponentProps<typeof LoadedField>) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-24" />}>
      <LoadedField {...props} />
    </Suspense>
  )
}
