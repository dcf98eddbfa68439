export { choosePicture, pictureOf } from './pictures.ts';
