/* The build gives this module to the bundled parts of Radix instead of `@radix-ui/react-focus-scope` (decision 0229). */
import * as host from '@radix-ui/react-focus-scope'
import type { ComponentProps } from 'react'

type Scope = typeof host

// A copy, because a bundler reports a missing export of a namespace.
const scope: Pick<Scope, 'FocusScope'> & Partial<Scope> = { ...host }
const hasBranches = 'useFocusScopeBranch' in scope
const noBranches: ReturnType<Scope['useFocusScopeBranchRegistry']> = {
  nodes: [],
  registry: { add: () => {}, remove: () => {} },
}

/* Branches let the focus move to a layer outside of the element. The scopes before version 1.2 pause instead. */
export const FocusScopeBranchProvider: Scope['FocusScopeBranchProvider'] =
  scope.FocusScopeBranchProvider ?? (({ children }) => children)
export const useFocusScopeBranch: Scope['useFocusScopeBranch'] = scope.useFocusScopeBranch ?? (() => {})
export const useFocusScopeBranchRegistry: Scope['useFocusScopeBranchRegistry'] =
  scope.useFocusScopeBranchRegistry ?? (() => noBranches)

/** The focus scope of the host's version: its stack decides which scope keeps the focus. */
export function FocusScope({ branches, ...props }: ComponentProps<Scope['FocusScope']>) {
  // The scopes before version 1.2 would pass the unknown property to the element.
  const supported = hasBranches ? { branches } : {}
  return <scope.FocusScope {...props} {...supported} />
}
