const groups = {
  areas: 'copy home files list-tree language photo git-commit alert-triangle settings stack-2',
  arrows:
    'chevron-down chevron-right chevron-left chevron-up arrow-up arrow-down arrow-left arrow-right arrow-back-up arrow-forward-up indent-increase indent-decrease arrows-move-horizontal arrows-diff external-link',
  does: 'plus minus x check search dots dots-vertical trash edit pencil eye eye-off wand device-floppy refresh logout login key user users filter adjustments-horizontal grip-vertical link affiliate copy-plus history restore rocket player-play download upload fingerprint',
  things:
    'layout-sidebar device-tablet pointer file file-text folder folder-plus shield lock calendar clock qrcode device-mobile device-desktop palette layout-grid layout-list layout-bottombar database bell tag ticket map list list-details heading braces message world building category badge-ad forms speakerphone books',
  text: 'bold italic typography list-numbers quote square-rounded-arrow-right table separator-horizontal contrast',
  states: 'cloud-check cloud-off cloud-up circle-check circle-dashed info-circle bulb equal point',
};

/** Names of the Tabler icons that the console uses, besides those that widgets and document types name. */
export const consoleIcons = Object.values(groups).flatMap((names) => names.split(' '));
