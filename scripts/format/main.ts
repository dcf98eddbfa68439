import { format } from './format.ts';

const { code, output } = await format('write');
if (output !== '') console.log(output.trim());
process.exitCode = code;
