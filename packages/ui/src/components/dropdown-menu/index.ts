export {
  DropdownMenuContent as Content,
  type DropdownMenuContentProps as ContentProps,
  DropdownMenuRoot as Root,
  type DropdownMenuRootProps as RootProps,
  DropdownMenuTrigger as Trigger,
  type DropdownMenuTriggerProps as TriggerProps,
} from './dropdown-menu.tsx'
export {
  DropdownMenuCheckboxItem as CheckboxItem,
  DropdownMenuItem as Item,
  DropdownMenuLabel as Label,
  DropdownMenuRadioGroup as RadioGroup,
  DropdownMenuRadioItem as RadioItem,
  DropdownMenuSeparator as Separator,
  DropdownMenuSubmenu as Submenu,
} from './dropdown-menu-items.tsx'
export type {
  DropdownMenuCheckboxItemProps as CheckboxItemProps,
  DropdownMenuItemProps as ItemProps,
  DropdownMenuRadioGroupProps as RadioGroupProps,
  DropdownMenuRadioItemProps as RadioItemProps,
  DropdownMenuSubmenuProps as SubmenuProps,
} from './dropdown-menu-props.ts'
