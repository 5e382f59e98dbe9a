export default 'shovel';
