export {
  DropdownMenuContent as Content,
  type DropdownMenuContentProps as ContentProps,
  DropdownMenuRoot as Root,
  type DropdownMenuRootProps as RootProps,
  DropdownMenuTrigger as Trigger,
  type DropdownMenuTriggerProps as TriggerProps,
} from './dropdown-menu.js'
export {
  DropdownMenuCheckboxItem as CheckboxItem,
  DropdownMenuItem as Item,
  type DropdownMenuItemProps as ItemProps,
  DropdownMenuLabel as Label,
  DropdownMenuRadioGroup as RadioGroup,
  DropdownMenuRadioItem as RadioItem,
  DropdownMenuSeparator as Separator,
} from './dropdown-menu-items.js'
