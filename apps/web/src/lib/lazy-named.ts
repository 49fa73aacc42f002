import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The component that a module exports under a name. */
type NamedComponent<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never

/**
 * `lazy` for a named export: `lazyNamed(() => import('./share-dialog.tsx'), 'ShareDialog')`.
 *
 * @param load Loads the module, when the component is first rendered.
 */
export const lazyNamed = <Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<NamedComponent<Module, Name>> =>
  lazy(async () => ({ default: (await load())[name] as NamedComponent<Module, Name> }))
